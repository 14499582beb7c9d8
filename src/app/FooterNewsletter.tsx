import { CacheProvider, type EmotionCache } from '@emotion/react'
import { useEffect } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { NewsletterBox } from '../features/forms/NewsletterBox.tsx'
import { site } from '../site.ts'

/** The footer's form for the newsletter. */
export function FooterNewsletter({ onAlive }: { onAlive?: () => void }) {
  const { placeholder, action } = site.footer.newsletter
  useEffect(() => onAlive?.(), [onAlive])
  return <NewsletterBox id="boletin" look="stacked" placeholder={placeholder} action={action} />
}

/**
 * Brings the form in the page to life.
 *
 * @returns once it answers events
 */
export function hydrateNewsletter(place: Element, cache: EmotionCache): Promise<Root> {
  return new Promise((resolve) => {
    const root: Root = hydrateRoot(
      place,
      <CacheProvider value={cache}>
        <FooterNewsletter onAlive={() => resolve(root)} />
      </CacheProvider>,
    )
  })
}
