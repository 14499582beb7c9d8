import { css } from '@emotion/react'
import { useRef, useState } from 'react'
import { closing, Dialog } from '../../components/Dialog.tsx'
import { apart } from '../../components/layout.ts'
import { Photo } from '../../components/Photo.tsx'
import { color, radius, type } from '../../theme/tokens.ts'
import { actions, ProjectFacts } from './ProjectFacts.tsx'
import type { PortfolioWords, PrivateProject } from './portfolio.data.server.ts'

const image = css`
  width: 100%;
  height: auto;
  border-radius: ${radius.control};
  background: ${color.sunken};
`
/* Cards in a row are equally tall, so that their actions are on one line. */
const card = css`
  display: flex;
  flex-direction: column;
  height: 100%;
`
const title = css`
  ${apart};
  gap: 4px 16px;
  margin-block: 16px 4px;
  h2 {
    ${type.h3};
    font-size: 1.75rem;
  }
  span {
    ${type.note};
    padding: 4px 10px;
    border: 1.5px solid ${color.line2};
    border-radius: ${radius.label};
    color: ${color.ink2};
  }
`
const foot = css`
  ${actions};
  margin-top: auto;
  padding-top: 8px;
`

type Props = { project: PrivateProject; words: PortfolioWords }

/** A private project; without JavaScript its notice replaces the button. */
export function PrivateCard({ project, words }: Props) {
  const opener = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const { title: heading, text, close } = words.privateDialog
  return (
    <article css={card}>
      <Photo css={image} {...project.cover} sizes="(min-width: 48em) 40rem, 100vw" />
      <div css={title}>
        <h2>{project.title}</h2>
        <span>{words.privateLabel}</span>
      </div>
      <ProjectFacts project={project} words={words} />
      <div css={foot}>
        <button
          ref={opener}
          type="button"
          aria-haspopup="dialog"
          data-live-only
          onClick={() => setOpen(true)}
        >
          <span>{words.projectAction}</span>
          <span className="vh"> {project.title}</span>
        </button>
        <noscript>
          <p>{text}</p>
        </noscript>
      </div>
      {isOpen && (
        <Dialog
          isOpen
          title={heading}
          text={text}
          onClose={() => setOpen(false)}
          opener={() => opener.current}
        >
          <Photo css={image} {...project.cover} alt="" sizes="40rem" isNear />
          <form method="dialog">
            <button type="submit" css={closing}>
              {close}
            </button>
          </form>
        </Dialog>
      )}
    </article>
  )
}
