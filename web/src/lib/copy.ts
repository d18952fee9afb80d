/** Put a text on the clipboard. Browsers lend it to https and to one's own machine only: false, and it has to be shown. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
