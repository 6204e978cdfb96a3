/** Whether a host name leads every device to itself, so that a link with it is of no use to others. */
export const isLoopback = (host: string): boolean => /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(host);
