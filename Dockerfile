# The server as a container: docker build -t buck-euchre . && docker run -p 3000:3000 -v buck-euchre:/data buck-euchre
FROM node:24-bookworm-slim AS build
RUN apt-get update && apt-get install -y --no-install-recommends tini
WORKDIR /source
COPY . .
RUN npm run package
RUN npm install --prefix /app --omit=dev --no-audit --no-fund ./dist/buck-euchre-[0-9]*.tgz
# What it comes to is printed, and docs/hosting.md says the same.
RUN du -sh /app

FROM node:24-bookworm-slim
RUN install -d -o node -g node /data
COPY --from=build /usr/bin/tini-static /usr/bin/tini
COPY --from=build /app /app
ENV NODE_ENV=production DATA_DIR=/data
USER node
WORKDIR /data
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/readyz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["tini", "--", "/app/node_modules/.bin/buck-euchre"]
CMD ["serve"]
