// Calls to the arbiters, rulings, appeals; questions, late uses and notes.
import { changed, type Handlers } from '../event/change.ts';
import type { Call, EventState, Note, Question, Request } from '../event/event.ts';
import { type Reason, reason, refuse } from '../reason.ts';
import { currentRound, findMatch } from '../queries/current.ts';
import { officesOf } from '../queries/rights.ts';

/** Open calls, the oldest first (SD-ARB-05). Nobody waits any more where the match has its result. */
export function openCalls(state: EventState): readonly Call[] {
  const plays = ({ match }: Call): boolean => findMatch(state, match)?.match.confirmed === false;
  return state.calls.filter((call) => call.ruling === null && plays(call)).sort((a, b) => a.at - b.at || a.n - b.n);
}

/** The ruling in force: the Lead Arbiter's where it replaced the first (SD-LEAD-04). */
export function rulingInForce(call: Call): string | null {
  return call.decision?.outcome === 'overruled' ? call.decision.text : (call.ruling?.text ?? null);
}

function withCall(state: EventState, n: number, change: Partial<Call>): EventState {
  return { ...state, calls: state.calls.map((call) => (call.n === n ? { ...call, ...change } : call)) };
}

const noCall = (call: number) =>
  refuse(reason('noCall', 'SD-SPT-03', `There is no call with number ${call}.`, { call }));

function whyNoAppeal(state: EventState, call: Call): readonly Reason[] {
  const facts = { call: call.n };
  if (!state.officials.some((official) => official.office === 'leadArbiter')) {
    return [reason('noLead', 'SD-R-70', 'There is no Lead Arbiter: the ruling is final.', facts)];
  }
  if (call.ruling === null)
    return [reason('noRuling', 'SD-LEAD-02', 'There is no ruling to appeal against yet.', facts)];
  if (call.ruling.byLead || call.appeal !== null) {
    return [reason('final', 'SD-LEAD-03', 'The decision is final; there is no further appeal.', facts)];
  }
  if (call.resumed) return [reason('resumed', 'SD-R-70', 'The game has gone on since the ruling.', facts)];
  return [];
}

export const calls: Handlers<'call' | 'rule' | 'resume' | 'appeal' | 'decideAppeal'> = {
  call(state, { command: { match, reason: code, text }, by, at }, { n }) {
    const open = currentRound(state)?.matches.some((one) => one.id === match && !one.confirmed);
    if (open !== true)
      return refuse(
        reason('matchOver', 'SD-SPT-03', 'You can only call an Arbiter to a match in progress.', { match }),
      );
    const call: Call = {
      n,
      match,
      by,
      at,
      reason: code,
      text,
      ruling: null,
      resumed: false,
      appeal: null,
      decision: null,
    };
    return changed({ ...state, calls: [...state.calls, call] });
  },

  rule(state, { command: { call: number, text }, by, at }) {
    const call = state.calls.find((one) => one.n === number);
    if (call === undefined) return noCall(number);
    if (call.ruling !== null) {
      const says = 'A ruling is final even if it proves wrong; only an appeal can replace it.';
      return refuse(reason('ruled', 'SD-ARB-06', says, { call: number }));
    }
    const byLead = officesOf(state, by).includes('leadArbiter');
    return changed(withCall(state, number, { ruling: { by, at, text, byLead } }));
  },

  resume(state, { command: { call: number } }) {
    const call = state.calls.find((one) => one.n === number);
    if (call === undefined) return noCall(number);
    if (call.ruling === null || (call.appeal !== null && call.decision === null)) {
      return refuse(reason('undecided', 'SD-R-70', 'The game goes on once the ruling is given.', { call: number }));
    }
    return changed(withCall(state, number, { resumed: true }));
  },

  appeal(state, { command: { call: number }, by, at }) {
    const call = state.calls.find((one) => one.n === number);
    if (call === undefined) return noCall(number);
    const reasons = whyNoAppeal(state, call);
    return reasons.length > 0 ? refuse(...reasons) : changed(withCall(state, number, { appeal: { by, at } }));
  },

  decideAppeal(state, { command: { call: number, decision: outcome, text }, by }) {
    const call = state.calls.find((one) => one.n === number);
    if (call?.appeal == null || call.decision !== null) {
      return refuse(reason('noAppeal', 'SD-LEAD-02', 'There is no appeal to decide.', { call: number }));
    }
    return changed(withCall(state, number, { decision: { by, outcome, text } }));
  },
};

export const desk: Handlers<'tellDesk' | 'ask' | 'answer' | 'askLateUse' | 'answerLateUse' | 'note'> = {
  tellDesk(state, { command: { text }, by, at }, { n }) {
    const note: Note = { n, by, at, text, fromFloor: true };
    return changed({ ...state, notes: [...state.notes, note] });
  },

  note(state, { command: { text }, by, at }, { n }) {
    const note: Note = { n, by, at, text, fromFloor: false };
    return changed({ ...state, notes: [...state.notes, note] });
  },

  ask(state, { command: { about, text }, by, at }, { n }) {
    const addressee = state.founding.organiser.person;
    const question: Question = { n, by, at, about, text, addressee, answer: null };
    return changed({ ...state, questions: [...state.questions, question] });
  },

  answer(state, { command: { question: number, text } }) {
    if (!state.questions.some((question) => question.n === number)) {
      return refuse(reason('noQuestion', 'SD-LEG-04', 'There is no such question.', { question: number }));
    }
    const questions = state.questions.map((one) => (one.n === number ? { ...one, answer: text } : one));
    return changed({ ...state, questions });
  },

  askLateUse(state, { command: { match, effect }, by, at }, { n }) {
    const request: Request = { n, kind: 'lateUse', by, at, text: effect, match, answer: 'open', answeredBy: null };
    const note = reason('needsConsent', 'SD-MIS-04', "This needs your opponent's consent.", {
      match,
    });
    return changed({ ...state, requests: [...state.requests, request] }, [note]);
  },

  answerLateUse(state, { command: { request: number, granted }, by }) {
    const request = state.requests.find((one) => one.n === number && one.kind === 'lateUse' && one.answer === 'open');
    if (request === undefined || request.by === by) {
      return refuse(reason('notYours', 'SD-MIS-04', 'Only the other player can answer, once.', { request: number }));
    }
    const answer = granted ? ('granted' as const) : ('declined' as const);
    const requests = state.requests.map((one) => (one === request ? { ...one, answer, answeredBy: by } : one));
    return changed({ ...state, requests });
  },
};
