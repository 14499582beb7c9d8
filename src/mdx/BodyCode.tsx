/** @jsxImportSource react */

type BodyCodeProps = {
  /** Coloured code, escaped by `src/compiler/markdown/decorate/decorate-code.ts`. */
  html: string
  label: string
  language?: string
}

/** A code block: a region that can be focused and scrolled by keyboard. */
export function BodyCode({ html, label, language }: BodyCodeProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without it the keyboard cannot scroll it.
    // biome-ignore lint/a11y/useSemanticElements: code belongs in a <pre>.
    <pre className="code" role="region" aria-label={label} tabIndex={0}>
      <code
        className={language && `language-${language}`}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own markup; see the prop.
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </pre>
  )
}
