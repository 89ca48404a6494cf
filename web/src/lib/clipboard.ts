/** Copies a text. `field`: the page's element that shows it. */
export async function copy(text: string, field?: HTMLInputElement | HTMLTextAreaElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // Without a secure connection only this old API can write to the clipboard.
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
