/** How an image is made of the folder it stands in: Caddy, the site and its rules. */
export const containerfile = `# Written by \`npm run deploy\`. Build it here: docker build -t sitio -f Containerfile .
# Run it: docker run -p 8080:80 sitio
FROM docker.io/library/caddy:2-alpine
# What stands before the container has the certificate. Without that, name the site's domain here.
ENV SITE_ADDRESS=:80 SITE_ROOT=/srv/site
COPY Caddyfile /etc/caddy/Caddyfile
COPY site /srv/site
EXPOSE 80
`
