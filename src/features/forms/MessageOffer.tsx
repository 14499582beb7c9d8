import { css } from '@emotion/react'
import { useRef, useState } from 'react'
import { button, compact } from '../../components/button-styles.ts'
import { Icon, icons } from '../../components/Icon.tsx'
import { wrapping } from '../../components/layout.ts'
import { OutLink } from '../../components/links.tsx'
import { chatLink } from '../../lib/chat-link.ts'
import { mailLink } from '../../lib/mail-link.ts'
import { site } from '../../site.ts'
import { color, font, media, quiet, radius } from '../../theme/tokens.ts'
import type { ComposedMessage } from './form.ts'

/* On a phone the main action takes the first row; the other two share the second. */
const channels = css`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
  margin-top: 20px;
  a {
    flex: 1 1 auto;
  }
  ${media.belowSmall} {
    a:first-of-type {
      flex-basis: 100%;
    }
  }
`
const long = css`
  ${quiet.small};
  margin-top: 16px;
`
const whole = css`
  display: block;
  width: 100%;
  max-height: 18rem;
  margin-top: 16px;
  padding: 14px 15px;
  border: 1px solid ${color.line2};
  border-radius: ${radius.control};
  background: none;
  font: 400 0.9375rem/1.5 ${font.text};
  font-kerning: none;
  resize: none;
  field-sizing: content;
  overflow-wrap: anywhere;
`
const copyLine = css`
  ${wrapping};
  gap: 8px 16px;
  margin-top: 12px;
  p {
    ${quiet.small};
  }
`

/** Copies a text; if the clipboard is not available, selects it for the visitor to copy. */
async function copy(text: string, shown: HTMLTextAreaElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    shown?.focus()
    shown?.select()
    return false
  }
}

type Props = { message: ComposedMessage; subject: string }

/** The composed message and the ways to send it, so that nothing typed is lost. */
export function MessageOffer({ message: { full, inLink }, subject }: Props) {
  const text = useRef<HTMLTextAreaElement>(null)
  const [copied, setCopied] = useState('')
  const links = [
    { name: 'WhatsApp', icon: icons.whatsapp, href: chatLink(site.whatsapp, inLink) },
    ...(site.telegram
      ? [{ name: 'Telegram', icon: icons.telegram, href: chatLink(site.telegram, inLink) }]
      : []),
    { name: 'Correo', icon: icons.envelope, href: mailLink(site.email, subject, inLink) },
  ]
  return (
    <>
      <div css={channels}>
        {links.map(({ name, icon, href }) => (
          <OutLink key={name} css={[button.outline, compact]} href={href}>
            <Icon path={icon} size={20} />
            {name}
          </OutLink>
        ))}
      </div>
      {full !== inLink && (
        <p css={long}>
          Es un mensaje largo: el enlace lleva un resumen. Copia el mensaje completo y pégalo en la
          conversación.
        </p>
      )}
      <textarea css={whole} ref={text} rows={6} readOnly aria-label="Tu mensaje" value={full} />
      <div css={copyLine}>
        <button
          type="button"
          css={[button.outline, compact]}
          onClick={async () => {
            const done = await copy(full, text.current)
            setCopied(done ? 'Mensaje copiado.' : 'Ya está marcado: cópialo con tu teclado o menú.')
          }}
        >
          Copiar mensaje
        </button>
        <p role="status">{copied}</p>
      </div>
    </>
  )
}
