import { css } from '@emotion/react'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { BrandMark } from '../../components/Brand.tsx'
import { Pending } from '../../components/Pending.tsx'
import { useModule } from '../../lib/use-module.ts'
import { site } from '../../site.ts'
import { buttonHover, color, duration, ease, font, layer, media } from '../../theme/tokens.ts'
import { visuallyHidden } from '../../theme/visually-hidden.ts'
import { ChatFailure } from './ChatFailure.tsx'
import { useChat } from './chat-context.tsx'
import { useGivingWay } from './use-giving-way.ts'

const circle = css`
  width: 60px;
  justify-content: center;
  padding: 0;
  .word {
    ${visuallyHidden}
  }
`
const unseen = css`
  opacity: 0;
  pointer-events: none;
`
/* - It is hidden where it would cover something, see `useGivingWay`, and while a form field has the
     focus, but still reachable by keyboard.
   - Behind the menu and dialogs, and while the chat is open, it is not reachable. CSS sees to that:
     setting `hidden` would blur it during a React commit, which would then restore the focus.
   - Until its place has been measured, it must not appear only to vanish again. Where it is likely
     to cover something, it is hidden: beside an article and in narrow windows, but not over the
     fire of the home page. Elsewhere it is small.
   - No rule asks what the page has: each change of focus would then restyle whatever any `:has()`
     can match. */
const launcher = css`
  position: fixed;
  right: 24px;
  bottom: 24px;
  z-index: ${layer.chatButton};
  display: flex;
  align-items: center;
  gap: 12px;
  height: 60px;
  padding: 0 24px 0 20px;
  border: 1.5px solid color-mix(in srgb, ${color.onButton} 32%, ${color.button});
  border-radius: 30px;
  background: ${color.button};
  color: ${color.onButton};
  font: 600 1rem/1 ${font.text};
  box-shadow: 0 10px 24px -10px rgb(20 12 10 / 0.5);
  transition:
    background-color ${duration.hover} ${ease.standard},
    opacity ${duration.hover} ${ease.standard};
  &:is([data-place='gone'], [data-place='away']):not(:focus-visible) {
    ${unseen};
  }
  ${media.belowNarrow} {
    &:not([data-place], :focus-visible) {
      ${unseen};
    }
  }
  ${media.belowNav} {
    :root:not([data-home]) &:not([data-place], :focus-visible) {
      ${unseen};
    }
  }
  [data-page*='/_data/blog/'] &:not([data-place], :focus-visible) {
    ${unseen};
  }
  &:hover {
    background: ${buttonHover};
  }
  &:active {
    translate: 0 1px;
  }
  &:focus-visible {
    outline-color: ${color.focus};
    box-shadow: 0 0 0 3px ${color.paper};
  }
  ${media.mobile} {
    right: 16px;
    bottom: 16px;
    ${circle}
  }
  ${media.low} {
    ${circle}
  }
  &:is([data-place='small'], :not([data-place])) {
    ${circle}
  }
  &[aria-expanded='true'],
  header:has(details[open]) ~ [data-dock] &,
  [data-held] & {
    visibility: hidden;
  }
`
/* `documentCss` hides the dock until these styles have loaded. */
const dock = css`
  display: block;
`
const dot = css`
  position: absolute;
  top: -2px;
  right: 4px;
  width: 14px;
  height: 14px;
  border: 2px solid ${color.paper};
  border-radius: 50%;
  background: ${color.ember};
  @media (forced-colors: active) {
    background: Highlight;
  }
`

const loadPanel = () => import('./ChatPanel.tsx').then((module) => module.ChatPanel)

/**
 * The floating chat button, the panel while it is open, and a status for replies while it is
 * closed.
 */
export function ChatDock() {
  const { state, open, close, opener } = useChat()
  const { isOpen, isUnread, messages } = state
  const { part: Panel, hasFailed, fetchPart } = useModule(loadPanel, isOpen)
  const button = useRef<HTMLButtonElement>(null)
  useGivingWay(button, isOpen)

  const { key } = useLocation()
  const shown = useRef(key)
  useEffect(() => {
    if (shown.current === key) return
    shown.current = key
    // On a phone the panel would cover the new page.
    if (matchMedia(media.mobile.replace('@media ', '')).matches) close()
  }, [key, close])

  useEffect(() => {
    if (!isOpen) return
    // Opened after a reload, before the chat was restored.
    if (document.querySelector('header details[open]')) return close()
    // On Android «back» closes the panel, as it does a dialog, instead of leaving the page.
    const watcher = 'CloseWatcher' in window ? new CloseWatcher() : undefined
    watcher?.addEventListener('close', close)
    const onKey = (event: KeyboardEvent) => {
      // A modal dialog on top of the chat closes first.
      if (event.key !== 'Escape' || event.defaultPrevented) return
      if (!document.querySelector('dialog:modal')) close()
    }
    // On a phone the menu would open behind the panel, which becomes inert.
    const onToggle = ({ target }: Event) => {
      if (target instanceof HTMLDetailsElement && target.matches('header [open]')) close()
    }
    addEventListener('keydown', onKey)
    addEventListener('toggle', onToggle, true)
    return () => {
      watcher?.destroy()
      removeEventListener('keydown', onKey)
      removeEventListener('toggle', onToggle, true)
      // Restores the focus only if it was lost with the panel, not if it has moved elsewhere.
      if (document.activeElement === document.body) opener.current?.focus({ preventScroll: true })
      if (document.activeElement === document.body) button.current?.focus()
    }
  }, [isOpen, close, opener])

  return (
    <div css={dock} data-screen data-dock="">
      <button
        type="button"
        css={launcher}
        ref={button}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        data-live-only
        onPointerEnter={fetchPart}
        onFocus={fetchPart}
        onClick={open}
      >
        <BrandMark size={26} isPlain />
        <span className="word">
          {site.chat.open}
          {isUnread && <span className="vh"> (mensaje nuevo)</span>}
        </span>
        {isUnread && <span css={dot} />}
      </button>
      <p className="vh" role="status">
        {isUnread && `${site.chat.name}: ${messages.at(-1)?.text ?? ''}`}
      </p>
      {isOpen && Panel && <Panel />}
      {isOpen && !Panel && (hasFailed ? <ChatFailure /> : <Pending />)}
    </div>
  )
}
