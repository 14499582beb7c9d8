import { css } from '@emotion/react'
import { useEffect, useRef } from 'react'
import { Icon, icons } from '../../components/Icon.tsx'
import { square } from '../../components/layout.ts'
import { PageLink } from '../../components/links.tsx'
import { color } from '../../theme/tokens.ts'
import { isShortcutOn } from './shortcut.ts'

const link = css`
  ${square};
  &:hover {
    color: ${color.emberText};
  }
`

/** Id of the search field, so that a fragment can lead to it. */
export const searchFieldId = 'campo'

const search = `/buscar#${searchFieldId}`

/** Whether a key press belongs to a focused field or to an open dialog. */
const isTaken = ({ target }: KeyboardEvent) =>
  (target as HTMLElement).closest(
    'input,textarea,select,[contenteditable],[role=dialog],dialog',
  ) !== null

/** The search icon in the header: a link to the search field, which the key `/` also leads to. */
export function SearchLink() {
  const icon = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.defaultPrevented || isTaken(event) || !isShortcutOn()) return
      event.preventDefault()
      const field = document.getElementById(searchFieldId)
      if (field) field.focus()
      else icon.current?.click()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  return (
    <PageLink css={link} to={search} ref={icon}>
      <Icon path={icons.magnifier} size={22} />
      <span className="vh">Buscar</span>
    </PageLink>
  )
}
