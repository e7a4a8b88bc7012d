# Builds once, then keeps only what runs. Pin the image by its digest where you build: node:24-bookworm-slim@sha256:…
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev
COPY . .
RUN NEXT_OUTPUT=standalone npm run build && node scripts/bundle-commands.mjs .next/standalone/commands
# Lists of the build, which nothing reads afterwards: a third of all bytes.
RUN find .next/standalone -name '*.nft.json' -delete

FROM node:24-bookworm-slim
# The container listens on all its interfaces; publishing a port is decided outside.
ENV NODE_ENV=production PORT=3000 HOST=0.0.0.0
WORKDIR /app
COPY --from=build /app/.next/standalone ./
COPY --from=build /app/.next/static ./.next/static
COPY --from=build /app/public ./public
COPY --from=build /app/server.mjs ./server.mjs
COPY --from=build /app/server ./server
COPY --from=build /app/lib/http ./lib/http
# npm run backup, restore, export, users and migrate.
COPY --from=build /app/scripts/*.mjs ./scripts/
COPY --from=build /app/drizzle ./drizzle
# A volume keeps the owner of the folder that it covers.
RUN mkdir -p .data/files && chown -R node:node .data
USER node
EXPOSE 3000
CMD ["node", "server.mjs"]
