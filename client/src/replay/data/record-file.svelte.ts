/** The record from disk that is shown, and why the last file could not be opened. */
import { t } from "../../i18n/texts.svelte";

/** The size limit of the service. */
const LARGEST = 2 * 1024 * 1024;

class RecordFile {
  text = $state.raw<string | null>(null);
  problem = $state("");

  /** Open what was chosen or dropped. A folder has no text. */
  async open(files: readonly File[]): Promise<void> {
    const [file] = files;
    if (!file) return;
    this.close();
    if (files.length > 1) this.problem = t("replay-one-file");
    else if (file.size > LARGEST) this.problem = t("replay-too-large");
    else this.text = await file.text().catch(() => ((this.problem = t("replay-unreadable")), null));
  }
  close(problem = ""): void {
    this.text = null;
    this.problem = problem;
  }
}

export const recordFile = new RecordFile();
