import { css, keyframes } from '@emotion/react'
import { type MouseEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import type { FireDrawing } from '../art/fire.ts'
import { holdPage } from '../lib/hold-page.ts'
import { color, duration, ease, media, radius, type } from '../theme/tokens.ts'
import { button } from './button-styles.ts'
import { Fire } from './drawings.ts'
import { icons, RoundButton } from './Icon.tsx'

const rise = keyframes`from{opacity:0;translate:0 24px}`
const slide = keyframes`from{translate:0 100%}`
const dim = keyframes`from{opacity:0}`

/* Wider with fields, which are side by side. */
const dialog = css`
  width: min(32.5rem, calc(100% - 40px));
  max-width: none;
  max-height: calc(100dvh - 24px);
  padding: 0;
  border: 1px solid ${color.line2};
  border-radius: ${radius.layer};
  background: ${color.raised};
  color: ${color.ink};
  overscroll-behavior: contain;
  &::backdrop {
    background: rgb(14 12 20 / 0.62);
  }
  ${media.aboveMobile} {
    &:has(input) {
      width: min(37.5rem, calc(100% - 40px));
    }
  }
  ${media.mobile} {
    width: 100%;
    margin-bottom: 0;
    border-width: 1px 0 0;
    border-radius: 14px 14px 0 0;
  }
  ${media.motion} {
    &[open] {
      animation: ${rise} ${duration.layer} ${ease.ignite};
    }
    &[open]::backdrop {
      animation: ${dim} ${duration.open} ${ease.standard};
    }
    ${media.mobile} {
      &[open] {
        animation-name: ${slide};
      }
    }
  }
`
const inner = css`
  position: relative;
  padding: clamp(30px, 3.6vw, 36px) clamp(20px, 3.4vw, 34px) clamp(24px, 3.2vw, 32px);
  h2 {
    ${type.h2};
    font-size: 2.1rem;
    max-width: 8.9em;
    padding-right: 44px;
    outline: none;
  }
  h2 + p {
    margin-top: 14px;
    color: ${color.ink2};
    max-width: 28em;
  }
`
const body = css`
  margin-top: 24px;
`
const cross = css`
  position: absolute;
  inset: clamp(12px, 2vw, 20px) clamp(12px, 1.8vw, 18px) auto auto;
  border: 0;
  &:hover {
    background: color-mix(in srgb, ${color.ink} 8%, transparent);
  }
`
/* Its height is there before its fire, which the first dialog loads: nothing moves under a finger.
   In a low window a form needs the whole height. */
const foot = ({ width, height }: FireDrawing) => css`
  aspect-ratio: ${width}/${height};
  margin-top: -6px;
  @media (max-height: 50em) {
    dialog:has(input) & {
      display: none;
    }
  }
`

/** A wide button at the end of a dialog that closes it. */
export const closing = css`
  ${button.outline};
  width: 100%;
  min-height: 48px;
  margin-top: 16px;
`

export type DialogControl = {
  isOpen: boolean
  /** Called when it closes, for whatever reason. */
  onClose: () => void
  /** The element to return the focus to, in browsers that do not focus links on click. */
  opener: () => HTMLElement | null
}

type Props = DialogControl & {
  title: string
  /** A sentence below the title, used as the dialog's accessible description. */
  text: string
  fire?: FireDrawing
  children: ReactNode
}

/**
 * A native modal dialog: labelled by its title, and closed by Escape, its close button or a click
 * on the backdrop; on mobile a bottom sheet. It is rendered at the end of the body, so that it
 * inherits no section's tone. The initial focus is on the title.
 */
export function Dialog({ isOpen, onClose, opener, title, text, fire, children }: Props) {
  const id = useId()
  const element = useRef<HTMLDialogElement>(null)
  const pressed = useRef<EventTarget>(null)

  const refuse = useEffectEvent(onClose)
  useEffect(() => {
    const node = element.current
    if (!isOpen) return node?.close()
    // Another one, or the menu, may have opened while this one loaded: the first stays.
    if (document.querySelector('dialog:modal,header details[open]')) return refuse()
    const letGo = holdPage()
    node?.showModal()
    node?.querySelector('h2')?.focus()
    return letGo
  }, [isOpen])

  const isGround = (event: MouseEvent) => event.target === element.current
  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it by keyboard
    <dialog
      ref={element}
      css={dialog}
      aria-labelledby={`${id}t`}
      aria-describedby={`${id}d`}
      onClose={() => {
        // The browser restores the focus itself if the opener had it when the dialog opened.
        if (document.activeElement === document.body) opener()?.focus()
        onClose()
      }}
      // The second press of a double click on what opened the dialog lands on it.
      onClickCapture={(event) => {
        if (event.detail < 2) return
        event.preventDefault()
        event.stopPropagation()
      }}
      // Only a press that begins on the backdrop: a text selection may begin inside and end there.
      onPointerDown={(event) => {
        pressed.current = event.target
      }}
      onClick={(event) => {
        if (isGround(event) && pressed.current === event.target) element.current?.close()
      }}
    >
      <div css={inner}>
        <h2 id={`${id}t`} tabIndex={-1}>
          {title}
        </h2>
        <p id={`${id}d`}>{text}</p>
        <div css={body}>{children}</div>
        <RoundButton
          css={cross}
          label="Cerrar ventana"
          icon={icons.close}
          onClick={() => element.current?.close()}
        />
      </div>
      {fire && (
        <div css={foot(fire)}>
          <Fire drawing={fire} />
        </div>
      )}
    </dialog>,
    document.body,
  )
}
