# Builds once, then keeps only what runs. `npm run image:check -- FOLDER` runs these steps without a container engine.
# Pin it by its digest where you build: node:24-bookworm-slim@sha256:…
ARG NODE_IMAGE=node:24-bookworm-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev
COPY . .
RUN NEXT_OUTPUT=standalone npm run build
RUN node scripts/bundle-image.mjs image && mkdir -p volume/files

FROM ${NODE_IMAGE}
# Written by `npm run deploy-files`.
ARG VERSION=0.3.0
ARG REVISION=unknown
LABEL org.opencontainers.image.source="https://github.com/slotform/slotform" \
  org.opencontainers.image.licenses="MIT" \
  org.opencontainers.image.version="${VERSION}" \
  org.opencontainers.image.revision="${REVISION}"
# The container listens on all its interfaces; publishing a port is decided outside.
ENV NODE_ENV=production PORT=3000 HOST=0.0.0.0
WORKDIR /app
COPY --from=build /app/image ./
# A volume begins as the folder that it covers, with its owner.
COPY --from=build --chown=node:node /app/volume ./.data
USER node
VOLUME /app/.data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server.mjs"]
