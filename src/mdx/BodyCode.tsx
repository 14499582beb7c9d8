/** @jsxImportSource react */

type Props = {
  /** Coloured code, escaped by `src/compiler/markdown/decorate/decorate-code.ts`. */
  html: string
  language?: string
}

/**
 * A code block that can be focused and scrolled by keyboard; a group, because regions are landmarks,
 * of which an article would have one for each block.
 */
export function BodyCode({ html, language }: Props) {
  const label = language ? `Código en ${language}` : 'Código'
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without it the keyboard cannot scroll it.
    // biome-ignore lint/a11y/useSemanticElements: code belongs in a <pre>.
    <pre className="code" role="group" aria-label={label} tabIndex={0}>
      <code
        className={language && `language-${language}`}
        translate="no"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own markup; see the prop.
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </pre>
  )
}
