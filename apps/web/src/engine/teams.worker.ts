import { answerAbout, type TeamQuestion } from './teams.ts';

const thread = self as unknown as Worker;

thread.onmessage = async ({ data }: MessageEvent<TeamQuestion>) => {
  thread.postMessage(await answerAbout(data));
};
