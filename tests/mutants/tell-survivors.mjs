import { relative } from "node:path";

// A reporter of StrykerJS that names what the tests let pass as soon as it is known: a run takes up to an hour. Plain
// JavaScript, because StrykerJS loads it in processes of its own.
const onMutantTested = ({ status, fileName, location, mutatorName, replacement }) => {
  if (status !== "Survived" && status !== "NoCoverage") return;
  const place = `${relative(process.cwd(), fileName)}:${location.start.line}:${location.start.column}`;
  console.log(`So far unnoticed: ${place} ${mutatorName} → ${replacement.replace(/\s+/g, " ").slice(0, 60)}`);
};

export const strykerPlugins = [{ kind: "Reporter", name: "survivors", factory: () => ({ onMutantTested }) }];
