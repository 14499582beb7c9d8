/** JSON made safe inside a script element: no character sequence can close it. */
export function jsonInScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
