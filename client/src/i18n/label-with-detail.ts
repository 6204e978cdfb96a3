import { t } from "./texts.svelte";

/** A label and what belongs to it: "Cigarettes: 3". Languages differ in the space before the colon. Only the label if there is no detail. */
export const withDetail = (label: string, detail: string): string => (detail ? t("label-with-detail", { label, detail }) : label);
