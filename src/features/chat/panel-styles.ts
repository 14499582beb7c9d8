import { css, keyframes } from '@emotion/react'
import { color, duration, ease, layer, media, radius } from '../../theme/tokens.ts'

const rise = keyframes`from{opacity:0;transform:translateY(24px)}`

/** The box of the panel: beside the page on wide screens, a sheet over it on small ones. */
export const panelBox = css`
  position: fixed;
  right: 24px;
  bottom: 24px;
  z-index: ${layer.chatPanel};
  display: flex;
  flex-direction: column;
  width: 25rem;
  border: 1.5px solid ${color.ink};
  border-radius: ${radius.layer};
  background: ${color.raised};
  box-shadow: 0 30px 60px -24px rgb(20 12 10 / 0.55);
  .dark & {
    border-color: ${color.line2};
  }
  ${media.mobile} {
    right: 0;
    bottom: 0;
    width: 100%;
    border-radius: 14px 14px 0 0;
  }
  ${media.motion} {
    animation: ${rise} ${duration.layer} ${ease.ignite};
  }
`
