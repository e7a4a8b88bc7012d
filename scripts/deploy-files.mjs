// npm run deploy-files: writes deploy/*, files for hosts that run the image, from .env.example and package.json, and the version into
// compose.yaml and Dockerfile. `--check` writes nothing, and ends with 1 when one of them is stale.
import './node-version.mjs'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isMain, root } from './run.mjs'

const IMAGE = 'ghcr.io/slotform/slotform'
const DATA = '/app/.data'
const HEALTH = '/api/health'
/** Of `node` in the image. */
const USER_ID = 1000
/** Those of the image itself, and those that each file sets. */
const SET = ['HOST', 'PORT', 'DATABASE_URL', 'APP_URL', 'SMTP_URL', 'MAIL_FROM', 'TRUST_PROXY']
const COMMENT_WIDTH = 110

/** @param {string} file relative to the project's root */
const read = (file) => readFileSync(path.join(root, file), 'utf8')

/**
 * The variables of operators with their example values, in the order of .env.example.
 * @param {string} text of .env.example
 * @returns {Map<string, string>}
 */
export function readVariables(text) {
  const [forOperators = ''] = text.split('# For contributors.')
  const lines = [...forOperators.matchAll(/^# ([A-Z][A-Z0-9_]*)=(.*)$/gm)]
  return new Map(lines.map(([, name = '', value = '']) => [name, value.replace(/\s+#.*$/, '').trim()]))
}

/**
 * @param {string} example the text of .env.example
 * @param {string} version
 * @returns {Record<string, string>} the text of each file
 */
export function toDeployFiles(example, version) {
  const variables = readVariables(example)
  /** @param {string} name */
  const exampleOf = (name) => {
    const value = variables.get(name)
    if (!value) throw new Error(`.env.example has no ${name} with an example value`)
    return value
  }
  const made = {
    head: `# Made by \`npm run deploy-files\` from .env.example and package.json: change those.`,
    image: `${IMAGE}:${version}`,
    port: Number(exampleOf('PORT')),
    appUrl: exampleOf('APP_URL'),
    smtpUrl: exampleOf('SMTP_URL'),
    mailFrom: exampleOf('MAIL_FROM'),
    hops: exampleOf('TRUST_PROXY'),
    others: toComment([...variables.keys()].filter((name) => !SET.includes(name))),
  }
  return {
    'deploy/render.yaml': toRender(made),
    'deploy/fly.toml': toFly(made),
    'deploy/kubernetes.yaml': toKubernetes(made),
  }
}

/** @param {string[]} names @returns {string} lines of a comment without an indent */
function toComment(names) {
  const lines = ['# Further variables, which .env.example explains:']
  for (const name of names) {
    const last = lines.at(-1) ?? ''
    if (lines.length > 1 && last.length + name.length + 2 <= COMMENT_WIDTH) lines[lines.length - 1] = `${last}, ${name}`
    else lines.push(`# ${name}`)
  }
  return lines.join('\n')
}

/**
 * @typedef {{ head: string, image: string, port: number, appUrl: string, smtpUrl: string, mailFrom: string, hops: string,
 *   others: string }} Made
 */

/** @param {string} text @param {number} width */
function indent(text, width) {
  return text.replace(/^/gm, ' '.repeat(width))
}

/** @param {Made} made */
function toRender({ head, image, appUrl, smtpUrl, mailFrom, hops, others }) {
  return `${head}
# A blueprint of Render. It asks for the values of \`sync: false\`: APP_URL such as ${appUrl},
# SMTP_URL such as ${smtpUrl}, MAIL_FROM such as ${mailFrom}.
services:
  - type: web
    name: slotform
    runtime: image
    image:
      url: ${image}
    plan: starter
    healthCheckPath: ${HEALTH}
    disk:
      name: data
      mountPath: ${DATA}
      sizeGB: 10
    envVars:
      - key: DATABASE_URL
        # A folder of its own: Render keeps the owner of the disk.
        value: file:${DATA}/slotform
      - key: TRUST_PROXY
        value: "${hops}"
      - key: APP_URL
        sync: false
      - key: SMTP_URL
        sync: false
      - key: MAIL_FROM
        sync: false
${indent(others, 6)}
`
}

/** @param {Made} made */
function toFly({ head, image, port, appUrl, smtpUrl, mailFrom, hops, others }) {
  return `${head}
# fly launch --copy-config --no-deploy, then: fly secrets set SMTP_URL=${smtpUrl} && fly deploy
app = "slotform"

[build]
  image = "${image}"

[env]
  APP_URL = "${appUrl}"
  MAIL_FROM = "${mailFrom}"
  TRUST_PROXY = "${hops}"
${indent(others, 2)}

[mounts]
  source = "data"
  destination = "${DATA}"

[http_service]
  internal_port = ${port}
  force_https = true
  # Reminders and mails leave at their time, also while nobody visits.
  auto_stop_machines = "off"
  min_machines_running = 1

  [[http_service.checks]]
    method = "GET"
    path = "${HEALTH}"
    interval = "30s"
    timeout = "5s"
    grace_period = "30s"
`
}

/** @param {Made} made */
function toKubernetes({ head, image, port, appUrl, smtpUrl, mailFrom, hops, others }) {
  return `${head}
# Set APP_URL, SMTP_URL and MAIL_FROM, then: kubectl apply -f kubernetes.yaml. An ingress of yours ends TLS and leads to the service.
apiVersion: v1
kind: Secret
metadata:
  name: slotform
stringData:
  SMTP_URL: ${smtpUrl}
---
apiVersion: v1
kind: PersistentVolumeClaim
metadata:
  name: slotform
spec:
  accessModes: [ReadWriteOnce]
  resources:
    requests:
      storage: 10Gi
---
apiVersion: apps/v1
kind: Deployment
metadata:
  name: slotform
spec:
  # One process at a time works on an embedded database.
  replicas: 1
  strategy:
    type: Recreate
  selector:
    matchLabels:
      app: slotform
  template:
    metadata:
      labels:
        app: slotform
    spec:
      terminationGracePeriodSeconds: 20
      securityContext:
        runAsNonRoot: true
        runAsUser: ${USER_ID}
        runAsGroup: ${USER_ID}
        fsGroup: ${USER_ID}
        seccompProfile:
          type: RuntimeDefault
      containers:
        - name: slotform
          image: ${image}
          securityContext:
            allowPrivilegeEscalation: false
            capabilities:
              drop: [ALL]
          ports:
            - containerPort: ${port}
          env:
            - name: DATABASE_URL
              # A folder of its own: that of a volume belongs to root, and cannot be closed to others.
              value: file:${DATA}/slotform
            - name: APP_URL
              value: ${appUrl}
            - name: MAIL_FROM
              value: ${mailFrom}
            - name: TRUST_PROXY
              value: "${hops}"
            - name: SMTP_URL
              valueFrom:
                secretKeyRef:
                  name: slotform
                  key: SMTP_URL
${indent(others, 12)}
          startupProbe:
            httpGet: { path: ${HEALTH}, port: ${port} }
            periodSeconds: 2
            failureThreshold: 60
          livenessProbe:
            httpGet: { path: ${HEALTH}, port: ${port} }
            periodSeconds: 30
            timeoutSeconds: 5
          volumeMounts:
            - name: data
              mountPath: ${DATA}
          resources:
            requests: { cpu: 250m, memory: 512Mi }
            limits: { memory: 1Gi }
      volumes:
        - name: data
          persistentVolumeClaim:
            claimName: slotform
---
apiVersion: v1
kind: Service
metadata:
  name: slotform
spec:
  selector:
    app: slotform
  ports:
    - port: 80
      targetPort: ${port}
`
}

/** @returns {Record<string, string>} the text that each file should have */
function makeAll() {
  const { version } = JSON.parse(read('package.json'))
  const compose = read('compose.yaml').replace(new RegExp(`(image: ${IMAGE}):\\S+`), `$1:${version}`)
  const dockerfile = read('Dockerfile').replace(/^(ARG VERSION)=.*$/m, `$1=${version}`)
  return { ...toDeployFiles(read('.env.example'), version), 'compose.yaml': compose, Dockerfile: dockerfile }
}

/** @returns {string[]} files that `npm run deploy-files` would change */
export function findStaleDeployFiles() {
  return Object.entries(makeAll())
    .filter(([file, text]) => !existsSync(path.join(root, file)) || read(file) !== text)
    .map(([file]) => file)
}

if (isMain(import.meta.url)) {
  const stale = findStaleDeployFiles()
  if (process.argv.includes('--check')) {
    for (const file of stale) console.error(`${file} is stale: npm run deploy-files`)
    process.exit(stale.length > 0 ? 1 : 0)
  }
  mkdirSync(path.join(root, 'deploy'), { recursive: true })
  const made = makeAll()
  for (const file of stale) writeFileSync(path.join(root, file), made[file] ?? '')
  console.log(stale.length > 0 ? `Wrote ${stale.join(', ')}.` : 'Nothing to change.')
}
