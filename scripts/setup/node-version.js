/**
 * Why this version of Node cannot build the site, or an empty string when it can.
 * Node 21 and 22.0 to 22.11 are left out because the bundler does not start on them.
 * @param {string} version as in `process.versions.node`
 * @returns {string}
 */
export function nodeVersionProblem(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const isSupported = major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19)
  if (isSupported) return ''
  return `Node 20.19 or newer is needed (20.19+, 22.12+ or 24), and this is Node ${version}. Get one at https://nodejs.org and run the same command again.`
}
