import { css } from '@emotion/react'
import { apart } from '../../../components/layout.ts'
import type { SceneOf } from '../../../content/schemas/scenes.ts'
import { formatPrice } from '../../../lib/format-price.ts'
import { color, media, quiet, radius, type } from '../../../theme/tokens.ts'
import { cutStage, desktop, drawnButton, phone, sign } from './frames.ts'

const row = css`
  li {
    display: grid;
    gap: 2px 16px;
    padding-block: 14px;
    border-top: 1px solid ${color.line};
  }
  li b {
    line-height: 1.3;
  }
  li small {
    ${quiet.small};
  }
  li span {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`
const cart = css`
  grid-column: 1/5;
  > b {
    ${sign};
    padding: 18px 18px 14px;
  }
  ul {
    padding-inline: 18px;
  }
  > p {
    ${apart};
    padding: 14px 18px 18px;
    background: ${color.ink};
    color: ${color.paper};
    font-weight: 600;
  }
  li {
    grid-template-columns: 72px 1fr;
    align-items: center;
  }
  i {
    grid-row: span 3;
    display: grid;
    place-items: center;
    height: 84px;
    border-radius: ${radius.control};
    background: ${color.maize};
    color: ${color.onEmber};
  }
  li:nth-of-type(2n) i {
    background: ${color.ink};
    color: ${color.paper};
  }
  ${media.belowTablet} {
    grid-column: 1/7;
  }
  ${media.mobile} {
    grid-column: 1/11;
    border-bottom-width: 8px;
    border-radius: 14px;
  }
`
const checkout = css`
  grid-column: 5/-1;
  > div {
    display: grid;
    gap: 28px 44px;
    padding: clamp(20px, 4cqi, 40px);
    @container (min-width: 36rem) {
      grid-template-columns: 3fr 2fr;
    }
  }
  .brand {
    ${sign};
    grid-column: 1/-1;
    font-size: clamp(1.5rem, 4.4cqi, 2.25rem);
  }
  li {
    grid-template-columns: 1fr auto;
  }
  li span {
    grid-area: 1/2/3/3;
    align-self: center;
  }
  .sum {
    display: grid;
    align-content: start;
    gap: 4px;
    ${quiet.small};
  }
  .sum b {
    ${type.price};
    font-size: clamp(1.75rem, 6cqi, 2.7rem);
    color: ${color.ink};
  }
  .sum span {
    ${drawnButton};
    margin-block: 16px 12px;
  }
  ${media.belowTablet} {
    grid-column: 7/-1;
  }
  ${media.mobile} {
    grid-column: 2/-1;
    margin-top: -40px;
  }
`

/** Drawings of products: one, two or three cuts of the gouge. */
const drawings = [
  'M20 58q-26-28 0-56q26 28 0 56M20 48q9-19 0-38q-9 19 0 38',
  'M12 58q-18-28 0-56q18 28 0 56M30 58q-14-20 0-40q14 20 0 40',
  'M8 58q-12-20 0-40q12 20 0 40M20 58q-14-28 0-56q14 28 0 56M32 58q-12-16 0-30q12 14 0 30',
]

/** A shop on a phone, and its checkout, whose total is computed so that it is right. */
export function ShopScene(scene: SceneOf<'shop'>) {
  const { currency, products, shipping } = scene
  const price = (minimum: number) => formatPrice({ currency, minimum, period: 'once' })
  const chosen = products.filter(({ quantity }) => quantity > 0)
  const total = chosen.reduce((sum, one) => sum + one.price * one.quantity, shipping)
  return (
    <div css={cutStage}>
      <div css={[phone, row, cart]}>
        <b>{scene.brand}</b>
        <ul className="products">
          {products.map((product, place) => (
            <li key={`${product.name} ${product.detail}`}>
              <i>
                <svg
                  aria-hidden="true"
                  height={60}
                  viewBox="0 0 40 60"
                  fill="currentColor"
                  fillRule="evenodd"
                >
                  <path d={drawings[place % drawings.length]} />
                </svg>
              </i>
              <b>{product.name}</b> <small>{product.detail}</small>{' '}
              <span>{price(product.price)}</span>
            </li>
          ))}
        </ul>
        <p>
          <span>Carrito</span> <span>{price(total - shipping)}</span>
        </p>
      </div>
      <div css={[desktop, row, checkout]}>
        <p className="bar">{scene.address}</p>
        <div>
          <div className="brand">{scene.brand}</div>
          <ul className="chosen">
            {chosen.map((product) => (
              <li key={`${product.name} ${product.detail}`}>
                <b>{product.name}</b>{' '}
                <small>
                  {product.quantity} × {price(product.price)}
                </small>{' '}
                <span>{price(product.price * product.quantity)}</span>
              </li>
            ))}
            <li>
              <b>Envío</b> <small>{scene.delivery}</small> <span>{price(shipping)}</span>
            </li>
          </ul>
          <p className="sum">
            Total <b>{price(total)}</b> <span>{scene.action}</span> {scene.payment}
          </p>
        </div>
      </div>
    </div>
  )
}
