export interface ElementProblem {
  id: string;
  kind: string;
  problem: string;
}

type Report = (problem: ElementProblem) => void;

const warn: Report = ({ id, kind, problem }) => {
  // eslint-disable-next-line no-console -- the place this is meant for; a server sets its own report
  console.warn(`Skipped CMS element ${id} of kind ${kind}: ${problem}`);
};

let report: Report = warn;
const reported = new Set<string>();
/** Content is finite, but an editor can be busy: forget what was reported rather than grow without bound. */
const MAX_REPORTED = 1_000;

/** Sets where skipped elements are told of; `null` goes back to the console. */
export function setElementReport(next: Report | null) {
  report = next ?? warn;
  reported.clear();
}

/** Tells once of an element that was skipped. */
export function reportElement(problem: ElementProblem) {
  const key = `${problem.id} ${problem.kind} ${problem.problem}`;
  if (reported.has(key)) return;
  if (reported.size >= MAX_REPORTED) reported.clear();
  reported.add(key);
  report(problem);
}
