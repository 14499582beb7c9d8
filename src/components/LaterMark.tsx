/**
 * From here on a page needs the sheet for later, and its siblings that follow are not seen before it
 * has come; see src/site/document/later-sheet.tsx.
 */
export function LaterMark() {
  return <template data-later="" />
}
