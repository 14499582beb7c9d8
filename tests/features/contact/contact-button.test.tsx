import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { ContactButton } from '../../../src/features/contact/ContactButton.tsx'

test('without a channel the button leads to the contact page, in the same tab, below the base', () => {
  const dialog = {
    title: 'Contacto',
    text: '',
    channels: [],
    message: '',
    fire: { seed: '', width: 1, height: 1 },
  }
  const markup = renderToStaticMarkup(
    <StaticRouter basename="/repo" location="/repo/">
      <ContactButton dialog={dialog} look="ember">
        Escríbenos
      </ContactButton>
    </StaticRouter>,
  )
  expect(markup).toContain('href="/repo/contacto"')
  expect(markup).not.toContain('target=')
})
