import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs'
import { basename, dirname, join, sep } from 'node:path'

/**
 * Calls back when anything in a folder or below changes. One watcher for each folder: with ten
 * thousand articles one for each file costs seconds, and more than some systems allow.
 *
 * @returns ends it
 */
export function watchFolder(folder: string, onChange: () => void): () => void {
  const watchers = new Map<string, FSWatcher>()

  function add(path: string): void {
    if (!isFolder(path)) return
    const watcher = watch(path, (event, name) => {
      if (event === 'rename' && name !== null) renew(join(path, name))
      onChange()
    })
    // Some systems end a watcher with an error when its folder is removed.
    watcher.on('error', () => drop(path))
    watchers.set(path, watcher)
    for (const name of foldersIn(path)) add(join(path, name))
  }

  function drop(path: string): void {
    for (const [watched, watcher] of watchers) {
      if (watched !== path && !watched.startsWith(path + sep)) continue
      watcher.close()
      watchers.delete(watched)
    }
  }

  /** Folders come and go: a new one of the same name is another one. */
  function renew(path: string): void {
    drop(path)
    add(path)
  }

  // The folder itself may go and come back, as when branches are switched.
  const parent = watch(dirname(folder), (_event, name) => {
    if (name !== basename(folder)) return
    renew(folder)
    onChange()
  })
  add(folder)
  return () => {
    parent.close()
    drop(folder)
  }
}

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false

const foldersIn = (path: string) =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
