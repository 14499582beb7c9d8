import path from 'node:path'

/**
 * What the search for a browser may ask about a machine.
 * @typedef {object} Machine
 * @property {Record<string, string | undefined>} env
 * @property {string} platform as in `process.platform`
 * @property {string} home the user's home folder
 * @property {string} root the repository's folder
 * @property {(file: string) => boolean} fileExists
 * @property {(folder: string) => string[]} listFolder names in a folder, none when it is missing
 */

/**
 * Every place where this machine may keep a Chromium-based browser, best first: installed ones,
 * the PATH, then Playwright's downloads.
 * @param {Machine} machine
 * @returns {string[]}
 */
export function browserPlaces(machine) {
  const places = [...usualPlaces(machine), ...pathPlaces(machine), ...playwrightPlaces(machine)]
  return [...new Set(places)]
}

/**
 * @param {Machine} machine
 * @returns {string[]}
 */
function usualPlaces({ env, platform, home }) {
  if (platform === 'darwin') {
    return ['Google Chrome', 'Chromium', 'Microsoft Edge'].flatMap((app) =>
      ['/', home].map((base) =>
        path.posix.join(base, 'Applications', `${app}.app`, 'Contents', 'MacOS', app),
      ),
    )
  }
  if (platform === 'win32') {
    const bases = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA]
    return [
      'Google\\Chrome\\Application\\chrome.exe',
      'Chromium\\Application\\chrome.exe',
      'Microsoft\\Edge\\Application\\msedge.exe',
    ].flatMap((app) => bases.flatMap((base) => (base ? [path.win32.join(base, app)] : [])))
  }
  return [
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/opt/google/chrome/chrome',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/snap/bin/chromium',
    '/usr/bin/microsoft-edge',
    '/opt/microsoft/msedge/msedge',
  ]
}

/**
 * @param {Machine} machine
 * @returns {string[]}
 */
function pathPlaces({ env, platform }) {
  const isWindows = platform === 'win32'
  const { join, delimiter } = isWindows ? path.win32 : path.posix
  const names = isWindows
    ? ['chrome.exe', 'chromium.exe', 'msedge.exe']
    : ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser', 'microsoft-edge']
  const folders = (env.PATH ?? env.Path ?? '').split(delimiter).filter(Boolean)
  return names.flatMap((name) => folders.map((folder) => join(folder, name)))
}

/**
 * @param {Machine} machine
 * @returns {string[]}
 */
function playwrightPlaces(machine) {
  const { join } = machine.platform === 'win32' ? path.win32 : path.posix
  const cache = playwrightCache(machine)
  return machine
    .listFolder(cache)
    .filter((name) => /^chromium-\d+$/.test(name))
    .sort((a, b) => revisionOf(b) - revisionOf(a))
    .flatMap((build) =>
      playwrightExecutables(machine.platform).map((file) => join(cache, build, ...file)),
    )
}

/**
 * @param {Machine} machine
 * @returns {string}
 */
function playwrightCache({ env, platform, home, root }) {
  const { join, isAbsolute } = platform === 'win32' ? path.win32 : path.posix
  const chosen = env.PLAYWRIGHT_BROWSERS_PATH
  if (chosen === '0') return join(root, 'node_modules', 'playwright-core', '.local-browsers')
  if (chosen) return isAbsolute(chosen) ? chosen : join(root, chosen)
  if (platform === 'darwin') return join(home, 'Library', 'Caches', 'ms-playwright')
  if (platform === 'win32') {
    return join(env.LOCALAPPDATA ?? join(home, 'AppData', 'Local'), 'ms-playwright')
  }
  return join(env.XDG_CACHE_HOME ?? join(home, '.cache'), 'ms-playwright')
}

/**
 * @param {string} platform
 * @returns {string[][]}
 */
function playwrightExecutables(platform) {
  if (platform === 'win32') {
    return [
      ['chrome-win64', 'chrome.exe'],
      ['chrome-win', 'chrome.exe'],
    ]
  }
  if (platform === 'darwin') {
    return ['chrome-mac-arm64', 'chrome-mac-x64', 'chrome-mac'].flatMap((folder) =>
      ['Google Chrome for Testing', 'Chromium'].map((app) => [
        folder,
        `${app}.app`,
        'Contents',
        'MacOS',
        app,
      ]),
    )
  }
  return [
    ['chrome-linux64', 'chrome'],
    ['chrome-linux', 'chrome'],
  ]
}

/** @param {string} name */
function revisionOf(name) {
  return Number(name.slice(name.lastIndexOf('-') + 1))
}
