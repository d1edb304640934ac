export interface ElementProblem {
  id: string;
  kind: string;
  problem: string;
}

type Report = (problem: ElementProblem) => void;

const warn: Report = ({ id, kind, problem }) => {
  // eslint-disable-next-line no-console -- the default report; a server sets its own
  console.warn(`Skipped CMS element ${id} of kind ${kind}: ${problem}`);
};

let report: Report = warn;
const reported = new Set<string>();
/** Reported ids are forgotten at a limit, to bound the memory. */
const MAX_REPORTED = 1_000;

/** Sets how skipped elements are reported; `null` restores the console. */
export function setElementReport(next: Report | null) {
  report = next ?? warn;
  reported.clear();
}

/** Reports a skipped element once. */
export function reportElement(problem: ElementProblem) {
  const key = `${problem.id} ${problem.kind} ${problem.problem}`;
  if (reported.has(key)) return;
  if (reported.size >= MAX_REPORTED) reported.clear();
  reported.add(key);
  report(problem);
}
