import type { Someone } from '@faultline/host/wire';
import { useState } from 'preact/hooks';
import type { OnlineWords } from '../i18n/onlineWords.ts';
import { post } from '../port/api.ts';
import { go } from '../shell/route.ts';
import { Icon } from '../ui/Icon.tsx';
import { Invite } from './Invite.tsx';
import { ToMeet } from './Join.tsx';
import { Framed } from './Framed.tsx';
import { Told } from './Told.tsx';

interface DeviceProps {
  readonly code: string;
  readonly words: OnlineWords;
  readonly taken: (person: Someone) => void;
}

/** The link of one's other device: asked first, so that a preview of the link does not use it up. */
export function Device({ code, words, taken }: DeviceProps) {
  const { device: w, faults } = words;
  const [fault, setFault] = useState<string | null>(/^[\w-]{43}$/.test(code) ? null : faults['code-unknown']);
  const take = async () => {
    const answer = await post('take-over', { code });
    if ('fault' in answer) return setFault(faults[answer.fault]);
    taken(answer.value.person);
    go(['online'], true);
  };
  return (
    <Framed title={w.title}>
      {fault !== null ? (
        <Told title={fault}>
          <ToMeet words={words} />
        </Told>
      ) : (
        <Told title={w.come} hint={w.comeHint}>
          <button type="button" class="button filled" data-way="take-over" onClick={() => void take()}>
            {w.take}
          </button>
        </Told>
      )}
    </Framed>
  );
}

/** From now on nobody but this device speaks for its person. */
export function LeaveOthers({ words: { device: w, faults }, done }: { readonly words: OnlineWords; done(): void }) {
  const [fault, setFault] = useState<string | null>(null);
  const leave = async () => {
    const answer = await post('leave-others', {});
    if ('fault' in answer) setFault(faults[answer.fault]);
    else done();
  };
  return (
    <>
      <button type="button" class="button" data-way="leave-others" onClick={() => void leave()}>
        {w.leaveOthers}
      </button>
      {fault !== null && (
        <span class="online-fault" role="alert">
          {fault}
        </span>
      )}
    </>
  );
}

/** Makes such a link. */
export function HandOver({ words }: { readonly words: OnlineWords }) {
  const { device: w, faults } = words;
  const [code, setCode] = useState<string | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const make = async () => {
    const answer = await post('hand-over', {});
    if ('value' in answer) setCode(answer.value.code);
    else setFault(faults[answer.fault]);
  };
  return (
    <>
      <h2>{w.title}</h2>
      <p class="sheet-hint">{w.hint}</p>
      {code ? (
        <Invite words={words} to={['device', code]} />
      ) : (
        <button type="button" class="button filled" data-way="make-device" onClick={() => void make()}>
          <Icon name="link" /> {w.make}
        </button>
      )}
      {fault !== null && (
        <p class="online-fault" role="alert">
          {fault}
        </p>
      )}
      <Others words={words} />
    </>
  );
}

/** Whoever lost a device, or does not trust a link, stays alone. */
function Others({ words }: { readonly words: OnlineWords }) {
  const [alone, setAlone] = useState(false);
  const { device: w } = words;
  return alone ? (
    <p role="status">{w.alone}</p>
  ) : (
    <p class="online-ways">
      <LeaveOthers words={words} done={() => setAlone(true)} />
    </p>
  );
}
