import { describe, expect, it } from 'vitest';
import { startOf, whyNotListening } from '../../scripts/serving/options.mjs';
import { run } from '../../scripts/setup.mjs';

const start = (...args: string[]) => run('node', ['scripts/start.mjs', ...args], { capture: true });

describe('npm start', () => {
  it('serves this machine alone at the usual port', () => {
    expect(startOf([])).toEqual({ host: '127.0.0.1', port: 4177, exactly: false, origins: [] });
  });

  it('takes options for the server', () => {
    expect(startOf(['--host', '0.0.0.0', '--port=8080'])).toMatchObject({ host: '0.0.0.0', port: 8080, exactly: true });
  });

  it('takes several names of proxies', () => {
    const wanted = startOf(['--origin', 'https://club.example', '--origin', 'http://laptop.lan:4177/faultline']);
    expect(JSON.parse(JSON.stringify(wanted)).origins).toEqual([
      'https://club.example/',
      'http://laptop.lan:4177/faultline',
    ]);
  });

  it('takes addresses of six', () => {
    expect([startOf(['--host', '::']), startOf(['--host', '[fd00::5]'])]).toMatchObject([
      { host: '::' },
      { host: 'fd00::5' },
    ]);
  });

  it('hands a word to the tool, with all that follows', () => {
    expect(startOf(['units', '--json', '--port', '1'])).toEqual({ tool: ['units', '--json', '--port', '1'] });
    expect(start('units', 'lord-maul').output).toContain('Lord Maul');
  });

  it('--help tells of the server and of the tool', () => {
    const { code, output } = start('--help');
    expect(code).toBe(0);
    expect(output).toContain('--host ADDRESS');
    expect(output).toContain('Usage: faultline <command>');
  });

  it.each([
    [['--port', 'x'], '--port is "x"'],
    [['--port', '65536'], '--port is "65536"'],
    [['--port', '-1'], '--port'],
    [['--port'], '--port'],
    [['--host', 'a b'], '--host is "a b"'],
    [['--host', ''], '--host is ""'],
    [['--origin', 'club.example'], '--origin is "club.example"'],
    [['--origin', 'ftp://club.example/'], '--origin is "ftp://club.example/"'],
    [['--origin', 'https://me:secret@club.example/'], '--origin is'],
    [['--prot', '80'], "Unknown option '--prot'"],
    [['--port', '80', 'units'], 'A command of the tool comes first: npm start -- units'],
  ])('does not understand %j, and says what would be right', (args, sentence) => {
    expect(() => startOf(args)).toThrow(sentence);
  });

  it('ends with 2 where it was not understood, before anything is built', () => {
    const { code, output } = start('--port', 'x');
    expect([code, output]).toEqual([2, expect.stringContaining('See "npm start -- --help".')]);
    expect(output).not.toContain('Building');
  });

  it.each([
    ['EADDRINUSE', 'Port 80 is taken'],
    ['EACCES', 'does not let you open port 80'],
    ['EADDRNOTAVAIL', 'This machine has no address 10.0.0.9'],
    ['EWHATEVER', 'cannot be served at 10.0.0.9, port 80: boom'],
  ])('says why it cannot listen: %s', (code, sentence) => {
    const error = Object.assign(new Error('boom'), { code });
    expect(whyNotListening(error, { host: '10.0.0.9', port: 80 })).toContain(sentence);
  });
});
