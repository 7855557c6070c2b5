import { measureClients } from "../tests/bench/clients.ts";
import { measureEdits } from "../tests/bench/edits.ts";
import { median } from "../tests/bench/median.ts";
import { startServer } from "../tests/journeys/support/server.ts";
import { optionsOf, wholeOf } from "./options/options-of.ts";

// npm run bench:clients [-- --clients 20 --calls 100 --rounds 3]: how much longer a borrower's call takes while others ask
// for pages without a pause. Wants a build. What the two take of a machine is the same, so that their ratio says more
// than either. With --edits <count>, how long calls wait while so many documents are edited instead.
const { values } = optionsOf({
  clients: { type: "string", default: "20" },
  calls: { type: "string", default: "100" },
  rounds: { type: "string", default: "3" },
  edits: { type: "string" },
});
const clients = wholeOf("--clients", values.clients);
const calls = wholeOf("--calls", values.calls);
const rounds = wholeOf("--rounds", values.rounds);
if (values.edits !== undefined) {
  await measureEdits(wholeOf("--edits", values.edits), console.log);
  process.exit();
}
const server = await startServer(process.cwd(), { PROXIES: "127.0.0.1,::1", LOG_LEVEL: "warn" });
try {
  const ratios: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const { alone, beside, pages } = await measureClients(server.url, clients, calls);
    ratios.push(beside / alone);
    console.log(
      `${alone.toFixed(1)} ms alone, ${beside.toFixed(1)} ms beside ${clients} clients (${pages.toFixed(0)} pages a second): ${(beside / alone).toFixed(1)} times`,
    );
  }
  console.log(`median ratio ${median(ratios).toFixed(1)}`);
} finally {
  await server.stop();
}
