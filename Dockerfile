# Builds the site, then keeps what serves it. See docs/running.md.
FROM node:24-slim AS build
WORKDIR /app
# First what decides which packages there are: a change of the sources alone does not fetch them again.
COPY package.json package-lock.json ./
COPY packages packages
COPY stress/package.json stress/
RUN npm ci
COPY . .
RUN npm run build && npm prune --omit=dev

FROM node:24-slim
# The commit, for who builds an image to publish: --build-arg REVISION=$(git rev-parse HEAD)
ARG REVISION=unknown
LABEL org.opencontainers.image.title="Chautari" \
      org.opencontainers.image.description="Free web tools for people in Nepal, in English and Nepali." \
      org.opencontainers.image.version="1.0.0" \
      org.opencontainers.image.revision="${REVISION}" \
      org.opencontainers.image.licenses="MIT"
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
# Owned by root: the server cannot change its own files, also where the root is not read-only.
COPY --from=build /app /app
RUN mkdir -p /data/backups && chown -R node:node /data && chmod 700 /data /data/backups
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# The release's own Node, with which it was tested. Not through npm, which would not pass on signals.
CMD ["node_modules/.bin/node", "--max-semi-space-size=4", "server/start.mjs"]
