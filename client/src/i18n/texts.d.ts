/** One language's texts for the browser, put together by vite.config.ts. */
declare module "words:*" {
  const texts: string;
  export default texts;
}
