/** Copies a text, to be pasted elsewhere. `field`: where it stands on the page. */
export async function copy(text: string, field?: HTMLInputElement | HTMLTextAreaElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // Without a secure connection there is no clipboard to write to but this old one.
    const shown = field ?? shownOnce(text);
    shown.select();
    document.execCommand("copy");
    if (shown !== field) shown.remove();
  }
}

function shownOnce(text: string): HTMLTextAreaElement {
  const field = document.createElement("textarea");
  field.value = text;
  (document.querySelector("dialog[open]") ?? document.body).append(field);
  return field;
}
