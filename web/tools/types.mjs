// Makes src/wire/*.ts from the schema that Python prints. Run by `npm run types`.
// `--check` writes nothing and fails if a file is not what it should be.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const WEB = join(dirname(fileURLToPath(import.meta.url)), "..");
const PYTHON = process.env.PYTHON ?? join(WEB, "..", ".venv", "bin", "python");
const SAID_BY_THE_DEVICE = ["FromDevice", "OpenTable", "Sit", "Answer", "ChangeSeat", "Arrange", "Undo"];

const WIDTH = 100;

const refName = (schema) => schema.$ref.split("/").pop();

/** Every type that a device sends: there, a field with a default may be left out. */
function sent(defs) {
  const found = new Set();
  const visit = (schema) => {
    if (schema === null || typeof schema !== "object") return;
    if (schema.$ref && !found.has(refName(schema))) {
      found.add(refName(schema));
      visit(defs[refName(schema)]);
    }
    Object.values(schema).forEach(visit);
  };
  for (const name of SAID_BY_THE_DEVICE.filter((name) => name in defs)) {
    found.add(name);
    visit(defs[name]);
  }
  return found;
}

function written(schema) {
  if (schema.$ref) return refName(schema);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  if (schema.anyOf) return schema.anyOf.map(written).join(" | ");
  switch (schema.type) {
    case "integer":
    case "number":
      return "number";
    case "string":
    case "boolean":
    case "null":
      return schema.type;
    case "array":
      if (schema.prefixItems) return `readonly [${schema.prefixItems.map(written).join(", ")}]`;
      return `readonly ${grouped(written(schema.items ?? {}))}[]`;
    case "object":
      return `{ readonly [key: string]: ${written(schema.additionalProperties || {})} }`;
    default:
      return Array.isArray(schema.type) ? schema.type.map((type) => written({ type })).join(" | ") : "unknown";
  }
}

const grouped = (text) => (/[| ]/.test(text) && !text.startsWith("{") ? `(${text})` : text);
const comment = (text) => (text ? `/** ${text.split("\n\n")[0].replaceAll("\n", " ")} */\n` : "");

/** The fields of a type, in one line if they fit there. */
function body(fields) {
  const line = `{ ${fields.map((field) => `readonly ${field}`).join("; ")} }`;
  return line.length <= WIDTH ? line : `{\n${fields.map((field) => `  readonly ${field};\n`).join("")}}`;
}

/** A type, not an interface: only then it also counts as plain JSON, `{ readonly [key: string]: unknown }`. */
const alias = (name, text, description) => `${comment(description)}export type ${name} = ${text};\n`;

function declared(name, schema, mayLeaveOut) {
  if (!schema.properties) return alias(name, written(schema), schema.description);
  const required = new Set(schema.required ?? []);
  const fields = Object.entries(schema.properties).map(([field, type]) => {
    const always = required.has(field) || (!mayLeaveOut && "default" in type);
    return `${field}${always ? "" : "?"}: ${written(type)}`;
  });
  return alias(name, body(fields), schema.description);
}

function declarations(defs) {
  const optional = sent(defs);
  return Object.keys(defs)
    .sort()
    .map((name) => declared(name, defs[name], optional.has(name)));
}

// What a game says beyond its own types: what is offered, its constants, and all of it under one name

/** The values of one field in an offer. */
function values(type) {
  const one = written(type);
  return `readonly ${grouped(one)}[]${one === "number" ? " | Range" : ""}`;
}

function offer(name, { properties }) {
  const fields = Object.entries(properties).map(([field, type]) =>
    field === "type" ? `type: ${written(type)}` : `${field}: ${values(type)}`,
  );
  return alias(`${name}Offer`, body(fields));
}

/** The printed numbers, one a line: a whole deck is a long line rather than a long file. */
const kept = (constants) =>
  `export const CONSTANTS = {\n${Object.entries(constants)
    .map(([name, value]) => `  ${name}: ${JSON.stringify(value)},\n`)
    .join("")}} as const;\n`;

const GAME = `/** What the table needs to know of this game's types. */
export interface Game {
  readonly View: View;
  readonly Event: AnyEvent;
  readonly Offer: Offer;
  readonly Move: SeatMove;
}
`;

function gameFile({ types, constants }) {
  const moves = (types.SeatMove.anyOf ?? [types.SeatMove]).map(refName);
  const offers = moves.map((name) => offer(name, types[name]));
  return file([
    ...(offers.some((text) => text.includes("Range")) ? ['import type { Range } from "./table";\n'] : []),
    ...declarations(types),
    ...offers,
    alias(
      "Offer",
      moves.map((name) => `${name}Offer`).join(" | "),
      "Moves of one kind: every combination of one value from each field.",
    ),
    ...(Object.keys(constants).length ? [kept(constants)] : []),
    GAME,
  ]);
}

const file = (parts) => `// Made from Python by \`npm run types\`. Never edited.\n\n${parts.join("\n")}`;

const schema = JSON.parse(execFileSync(PYTHON, ["-m", "sobremesa.server.schema"], { encoding: "utf8" }));
const files = { table: file(declarations(schema.table)) };
for (const [name, game] of Object.entries(schema.games)) files[name] = gameFile(game);

const check = process.argv.includes("--check");
for (const [name, text] of Object.entries(files)) {
  const path = join(WEB, "src", "wire", `${name}.ts`);
  if (!check) writeFileSync(path, text);
  else if (!existsSync(path) || readFileSync(path, "utf8") !== text) {
    console.error(`${path} is not what Python says: npm run types`);
    process.exitCode = 1;
  }
}
