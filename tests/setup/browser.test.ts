import { expect, test } from 'vitest'
import { findBrowser } from '../../scripts/setup/browser.js'

interface FakeMachine {
  platform?: string
  env?: Record<string, string>
  files?: string[]
  folders?: Record<string, string[]>
}

function machine({ platform = 'linux', env = {}, files = [], folders = {} }: FakeMachine) {
  return {
    platform,
    env,
    home: '/home/ana',
    root: '/site',
    fileExists: (file: string) => files.includes(file),
    listFolder: (folder: string) => folders[folder] ?? [],
  }
}

const cache = '/home/ana/.cache/ms-playwright'
const downloaded = `${cache}/chromium-1200/chrome-linux64/chrome`

test('CHROME_PATH wins over everything that is installed', () => {
  const files = ['/opt/mine', '/usr/bin/google-chrome']
  expect(findBrowser(machine({ env: { CHROME_PATH: '/opt/mine' }, files }))).toBe('/opt/mine')
})

test('a CHROME_PATH that does not exist is an error that names it', () => {
  const wrong = machine({ env: { CHROME_PATH: '/opt/gone' }, files: ['/usr/bin/chromium'] })
  expect(() => findBrowser(wrong)).toThrow('/opt/gone')
})

test('a CHROME_PATH that does not start is an error that names it', () => {
  const broken = machine({ env: { CHROME_PATH: '/opt/mine' }, files: ['/opt/mine'] })
  expect(() => findBrowser(broken, () => false)).toThrow('/opt/mine')
})

test('an empty CHROME_PATH is as good as none', () => {
  const files = ['/usr/bin/chromium']
  expect(findBrowser(machine({ env: { CHROME_PATH: '' }, files }))).toBe('/usr/bin/chromium')
})

test('an installed browser wins over the PATH, and the PATH over a download', () => {
  const env = { PATH: '/usr/local/bin:/nix/bin' }
  const folders = { [cache]: ['chromium-1200'] }
  const inPath = '/nix/bin/chromium'
  const all = [downloaded, inPath, '/usr/bin/chromium']
  expect(findBrowser(machine({ env, folders, files: all }))).toBe('/usr/bin/chromium')
  expect(findBrowser(machine({ env, folders, files: [downloaded, inPath] }))).toBe(inPath)
  expect(findBrowser(machine({ env, folders, files: [downloaded] }))).toBe(downloaded)
})

test('a browser that is there but does not start is passed over', () => {
  const files = ['/usr/bin/chromium-browser', '/usr/bin/microsoft-edge']
  const starts = (file: string) => file !== '/usr/bin/chromium-browser'
  expect(findBrowser(machine({ files }), starts)).toBe('/usr/bin/microsoft-edge')
})

test('the newest download wins, by number and not by letter', () => {
  const older = `${cache}/chromium-999/chrome-linux/chrome`
  const folders = { [cache]: ['ffmpeg-1011', 'chromium-999', 'chromium-1200'] }
  expect(findBrowser(machine({ folders, files: [older, downloaded] }))).toBe(downloaded)
})

test('PLAYWRIGHT_BROWSERS_PATH says where downloads are', () => {
  const file = '/browsers/chromium-1200/chrome-linux/chrome'
  const found = findBrowser(
    machine({
      env: { PLAYWRIGHT_BROWSERS_PATH: '/browsers' },
      folders: { '/browsers': ['chromium-1200'] },
      files: [file],
    }),
  )
  expect(found).toBe(file)
})

test('macOS applications are found, the user’s own too', () => {
  const file = '/home/ana/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
  expect(findBrowser(machine({ platform: 'darwin', files: [file] }))).toBe(file)
})

test('Windows programs are found, Chrome before Edge', () => {
  const env = { PROGRAMFILES: 'C:\\Program Files', 'PROGRAMFILES(X86)': 'C:\\Program Files (x86)' }
  const chrome = 'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe'
  const edge = 'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe'
  expect(findBrowser(machine({ platform: 'win32', env, files: [edge, chrome] }))).toBe(chrome)
  expect(findBrowser(machine({ platform: 'win32', env, files: [edge] }))).toBe(edge)
})

test('no browser at all is no error here', () => {
  expect(findBrowser(machine({}))).toBeUndefined()
})
