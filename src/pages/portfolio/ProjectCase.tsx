import { css } from '@emotion/react'
import { Icon, icons } from '../../components/Icon.tsx'
import { split } from '../../components/layout.ts'
import { OutLink } from '../../components/links.tsx'
import { Photo } from '../../components/Photo.tsx'
import type { Image } from '../../lib/image.ts'
import { withBase } from '../../lib/site-path.ts'
import { site } from '../../site.ts'
import { color, media, pageEdge, quiet, radius, type } from '../../theme/tokens.ts'
import { FactList } from '../FactList.tsx'
import { actions, ProjectFacts } from './ProjectFacts.tsx'
import type { PortfolioWords, PublicProject } from './portfolio.data.server.ts'

/* Column widths follow the tiles' aspect ratios, so that all are equally tall. */
const row = css`
  display: flex;
  align-items: flex-start;
  gap: 16px;
  img {
    flex: 21 1 0;
    min-width: 0;
    height: auto;
    aspect-ratio: 3/4;
    border-radius: ${radius.control};
    object-fit: cover;
    background: ${color.sunken};
  }
  .wide {
    flex-grow: 32;
    aspect-ratio: 8/7;
  }
  /* The first case fits on the sheet of the heading. */
  @media print {
    width: 45%;
  }
  @media screen {
    ${media.belowTablet} {
      margin-inline: calc(-1 * ${pageEdge});
      padding-inline: ${pageEdge};
      padding-block: 6px;
      gap: 12px;
      overflow-x: auto;
      scroll-snap-type: x proximity;
      scroll-padding-inline: ${pageEdge};
      img,
      .wide {
        flex: none;
        width: auto;
        max-width: none;
        height: min(74vw, 440px);
        scroll-snap-align: start;
      }
    }
  }
`
const parts = css`
  ${split(4)};
  row-gap: 28px;
  margin-top: 28px;
  h2 {
    font-size: clamp(2rem, 3.2vw, 2.75rem);
    margin-bottom: 10px;
  }
  ${media.belowTablet} {
    margin-top: 20px;
  }
`
const story = css`
  border-top: 2px solid ${color.ink};
  > div {
    display: grid;
    grid-template-columns: minmax(7.5em, 1fr) 4fr;
    gap: 4px 24px;
    padding-block: 18px;
  }
  > div + div {
    border-top: 1px solid ${color.line};
  }
  dt {
    font-weight: 600;
  }
  dd {
    max-width: 38em;
  }
  ${media.belowSmall} {
    > div {
      display: block;
    }
  }
`
const count = css`
  display: flex;
  align-items: baseline;
  gap: 16px;
  margin-top: 14px;
  strong {
    ${type.price};
    flex: none;
  }
  span {
    ${quiet.small};
    max-width: 30em;
    text-wrap: var(--balance);
  }
`

type Props = { project: PublicProject; words: PortfolioWords; isFirst: boolean }

/** A project as a case: its screens, what was done for whom, and one figure. */
export function ProjectCase({ project, words, isFirst }: Props) {
  const { title, address, cover, screens, problem, work, result, figure } = project
  const labels = words.caseLabels
  const proof = (
    <>
      {result}
      <p css={count}>
        <strong>{figure.value}</strong> <span>{figure.of}</span>
      </p>
    </>
  )
  return (
    <article>
      <Screens
        label={`${labels.screens} ${title}`}
        screens={[cover, ...screens]}
        isFirst={isFirst}
      />
      <div css={parts}>
        <div>
          <h2>{title}</h2>
          <ProjectFacts project={project} words={words} />
          <div css={actions}>
            <OutLink href={withBase(import.meta.env.BASE_URL, address)}>
              <span>{words.projectAction}</span>
              <span className="vh"> {title} (se abre en otra pestaña)</span>
              <Icon path={icons.arrowUpRight} size={18} />
            </OutLink>{' '}
            {site.social.github && (
              <OutLink href={site.social.github}>
                <Icon path={icons.github} size={20} />
                <span>{words.codeAction}</span>
                <span className="vh"> de {title} (se abre en otra pestaña)</span>
              </OutLink>
            )}
          </div>
        </div>
        <FactList
          css={story}
          facts={[
            { label: labels.problem, value: problem },
            { label: labels.work, value: work },
            { label: labels.result, value: proof },
          ]}
        />
      </div>
    </article>
  )
}

type ScreensProps = { label: string; screens: readonly Image[]; isFirst: boolean }

/** A project's drawn screens side by side; on small screens a row that scrolls. */
function Screens({ label, screens, isFirst }: ScreensProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach a row that scrolls.
    <section css={row} aria-label={label} tabIndex={0}>
      {screens.map((screen, index) => (
        <Photo
          key={screen.src}
          className={screen.width > screen.height ? 'wide' : undefined}
          {...screen}
          sizes="(min-width: 48em) 40rem, 100vw"
          // The largest image of the first screen; others would share its line.
          isNear={isFirst && index === 0}
        />
      ))}
    </section>
  )
}
