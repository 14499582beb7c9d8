import { css } from '@emotion/react'
import { button, compact } from '../../components/button-styles.ts'
import { ReloadButton } from '../../components/ReloadButton.tsx'
import { chatLink } from '../../lib/chat-link.ts'
import { longestInLink } from '../../lib/link-length.ts'
import { site } from '../../site.ts'
import { typedIn } from './draft.ts'

const line = css`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  margin-top: 20px;
  p {
    flex: 1 1 100%;
  }
`

/** The form's code cannot be had: what was typed is kept, and WhatsApp takes it. */
export function FormFailure({ form }: { form: HTMLFormElement | null | undefined }) {
  const typed = form ? typedIn(form).map(([, value]) => value) : []
  // A letter takes up to nine characters of an address.
  const message = typed
    .filter(Boolean)
    .join('\n')
    .slice(0, longestInLink / 9)
  return (
    <div css={line} role="alert">
      <p>
        No pudimos preparar el envío: parece que se cortó la conexión. Lo que escribiste se
        conserva.
      </p>
      <ReloadButton look={[button.outline, compact]}>Recargar la página</ReloadButton>
      <a
        css={[button.outline, compact]}
        href={chatLink(site.whatsapp, message)}
        target="_blank"
        rel="noopener"
      >
        Escribir por WhatsApp
      </a>
    </div>
  )
}
