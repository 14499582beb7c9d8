/** @jsxImportSource react */
import type { ReactNode } from 'react'
import { BodyLink } from '../BodyLink.tsx'
import { type QuoteProps, quoteRule } from './quote-props.ts'

/** Somebody's words, with their author and where they come from. */
export function Quote({ author, source, href, children }: QuoteProps & { children: ReactNode }) {
  const linked = (name: string) => (href ? <BodyLink href={href}>{name}</BodyLink> : name)
  return (
    <figure className="quote">
      <blockquote>{children}</blockquote>
      <figcaption>
        {source ? author : linked(author)}
        {source && (
          <>
            , <cite>{linked(source)}</cite>
          </>
        )}
      </figcaption>
    </figure>
  )
}

Quote.rule = quoteRule
