import { reportElement, setElementReport } from './reportElement';

afterEach(() => setElementReport(null));

describe('reportElement', () => {
  it('reports each problem once', () => {
    const report = jest.fn();
    setElementReport(report);
    const problem = { id: '1', kind: 'note', problem: 'odd' };
    reportElement(problem);
    reportElement({ ...problem });
    reportElement({ ...problem, id: '2' });
    expect(report).toHaveBeenCalledTimes(2);
  });

  it('warns on the console by default', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    reportElement({ id: '1', kind: 'note', problem: 'odd' });
    expect(warn).toHaveBeenCalledWith('Skipped CMS element 1 of kind note: odd');
  });
});
