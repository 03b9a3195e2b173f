import {
  BufferGeometry,
  Camera,
  CanvasTexture,
  Color,
  DirectionalLight,
  DoubleSide,
  Float32BufferAttribute,
  GreaterDepth,
  HemisphereLight,
  LessEqualDepth,
  LineBasicMaterial,
  LineSegments,
  type Material,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  PCFShadowMap,
  RepeatWrapping,
  Scene,
  SRGBColorSpace,
  type Texture,
  WebGLRenderer,
} from 'three';
import { type Lens, matricesOf } from './lens.ts';
import type { Palette } from './palette.ts';
import type { Soup } from './soup.ts';

interface Layer {
  /** Lit by the sun, or as bright as it is. */
  readonly lit: boolean;
  /** Terrain first, then what shows through it, then figures, then marks; what has an order is drawn after what has none. */
  readonly order?: number;
  readonly casts?: boolean;
  /** Only where something lies before it. */
  readonly through?: boolean;
  /** Half transparent: hides nothing. */
  readonly thin?: boolean;
  /** Of its picture only what is there. */
  readonly cut?: boolean;
  /** Over everything, in the order of its triangles. */
  readonly over?: boolean;
}

const LAYERS = {
  floor: { lit: false },
  ground: { lit: true },
  body: { lit: true },
  hatch: { lit: true, casts: true },
  planks: { lit: true, casts: true },
  cross: { lit: true, casts: true },
  box: { lit: true, casts: true },
  walls: { lit: true, casts: true },
  sides: { lit: true, casts: true },
  rods: { lit: true, casts: true },
  areas: { lit: false, order: 1, thin: true },
  areaEdges: { lit: false, order: 2, thin: true },
  tokens: { lit: false, order: 2, thin: true },
  rings: { lit: false, order: 2, thin: true },
  blocking: { lit: false, order: 3, thin: true },
  marksHidden: { lit: false, order: 3, thin: true, through: true },
  facesHidden: { lit: false, order: 4, thin: true, through: true, cut: true },
  figures: { lit: true, order: 5, casts: true },
  cloaks: { lit: true, order: 5, casts: true },
  coins: { lit: true, order: 5, casts: true },
  medals: { lit: true, order: 5 },
  faces: { lit: false, order: 6, cut: true },
  marks: { lit: false, order: 7 },
  ghosts: { lit: false, order: 7, thin: true },
  poles: { lit: false, order: 7 },
  shafts: { lit: false, order: 8, thin: true },
  dice: { lit: false, order: 9, thin: true, over: true },
} as const satisfies Readonly<Record<string, Layer>>;

type LayerName = keyof typeof LAYERS;

/** The pictures that layers have. */
type TextureName =
  | 'floor'
  | 'ground'
  | 'hatch'
  | 'planks'
  | 'cross'
  | 'box'
  | 'walls'
  | 'sides'
  | 'areas'
  | 'blocking'
  | 'atlas';

const PICTURES: Partial<Record<LayerName, TextureName>> = {
  floor: 'floor',
  ground: 'ground',
  hatch: 'hatch',
  planks: 'planks',
  cross: 'cross',
  box: 'box',
  walls: 'walls',
  sides: 'sides',
  areas: 'areas',
  blocking: 'blocking',
  tokens: 'atlas',
  rings: 'atlas',
  facesHidden: 'atlas',
  faces: 'atlas',
  ghosts: 'atlas',
  dice: 'atlas',
};

/** What a picture cost. */
export interface Cost {
  readonly frames: number;
  /** How often shadows were drawn. */
  readonly shadows: number;
  readonly calls: number;
  /** In the dearest picture so far. */
  readonly most: number;
  readonly triangles: number;
  readonly geometries: number;
  readonly textures: number;
}

/** The only place that knows the graphics library: layers of triangles in, pictures out. */
export interface Stage {
  lay(layer: LayerName, triangles: Soup): void;
  edges(ends: readonly number[]): void;
  paint(name: TextureName, canvas: HTMLCanvasElement, repeats: boolean): void;
  relight(palette: Palette): void;
  resize(width: number, height: number, ratio: number): void;
  /** Something that casts a shadow has moved. */
  shade(): void;
  draw(lens: Lens): Cost;
  /** Gives all memory back. */
  close(): void;
}

export interface Fine {
  readonly antialias: boolean;
  /** Pixels of a side of the picture that shadows come from. */
  readonly shadows: number;
  /** How often a picture is looked up where it is seen from the side. */
  readonly sharp: number;
}

export function openStage(canvas: HTMLCanvasElement, { antialias, shadows: pixels, sharp }: Fine): Stage {
  const renderer = new WebGLRenderer({ canvas, antialias, alpha: false, powerPreference: 'low-power' });
  renderer.outputColorSpace = SRGBColorSpace;
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = PCFShadowMap;
  renderer.shadowMap.autoUpdate = false;
  renderer.info.autoReset = false;
  const scene = new Scene();
  const camera = new Camera();
  camera.matrixAutoUpdate = false;
  camera.matrixWorldAutoUpdate = false;
  const lights = lightsOf(pixels);
  scene.add(...lights.all);
  const textures = new Map<TextureName, Texture>();
  const meshes = new Map<LayerName, Mesh<BufferGeometry, MeshBasicMaterial | MeshLambertMaterial>>();
  const lines = new LineSegments(new BufferGeometry(), new LineBasicMaterial({ transparent: true, opacity: 0.8 }));
  lines.frustumCulled = false;
  scene.add(lines);
  let frames = 0;
  let shadows = 0;
  let most = 0;

  const meshOf = (name: LayerName) => {
    const known = meshes.get(name);
    if (known) return known;
    const made = new Mesh(new BufferGeometry(), materialOf(LAYERS[name]));
    const layer: Layer = LAYERS[name];
    made.renderOrder = layer.order ?? 0;
    made.castShadow = layer.casts ?? false;
    made.receiveShadow = layer.lit;
    made.frustumCulled = false;
    const picture = PICTURES[name];
    made.material.map = (picture && textures.get(picture)) ?? null;
    meshes.set(name, made);
    scene.add(made);
    return made;
  };

  return {
    lay(name, triangles) {
      const mesh = meshOf(name);
      mesh.geometry.dispose();
      mesh.geometry = geometryOf(triangles);
      mesh.visible = triangles.position.length > 0;
    },
    edges(ends) {
      lines.geometry.dispose();
      lines.geometry = new BufferGeometry().setAttribute('position', new Float32BufferAttribute(ends, 3));
    },
    paint(name, picture, repeats) {
      const known = textures.get(name);
      if (known && known.image === picture) {
        known.needsUpdate = true;
        return;
      }
      known?.dispose();
      const texture = new CanvasTexture(picture);
      texture.colorSpace = SRGBColorSpace;
      texture.anisotropy = Math.min(sharp, renderer.capabilities.getMaxAnisotropy());
      if (repeats) texture.wrapS = texture.wrapT = RepeatWrapping;
      textures.set(name, texture);
      for (const [layer, mesh] of meshes) {
        if (PICTURES[layer] !== name) continue;
        mesh.material.map = texture;
        mesh.material.needsUpdate = true;
      }
    },
    relight(palette) {
      scene.background = new Color(palette.bg);
      lines.material.color = new Color(palette.partLine);
      lights.set(palette);
    },
    resize(width, height, ratio) {
      renderer.setPixelRatio(ratio);
      renderer.setSize(width, height, false);
    },
    shade() {
      renderer.shadowMap.needsUpdate = true;
    },
    draw(lens) {
      const { world, lens: matrix } = matricesOf(lens);
      camera.matrixWorld.fromArray(world);
      camera.matrixWorldInverse.copy(camera.matrixWorld).invert();
      camera.projectionMatrix.copy(new Matrix4().fromArray(matrix));
      camera.projectionMatrixInverse.copy(camera.projectionMatrix).invert();
      lights.from(lens);
      renderer.info.reset();
      if (renderer.shadowMap.needsUpdate) shadows += 1;
      renderer.render(scene, camera);
      frames += 1;
      const { render, memory } = renderer.info;
      most = Math.max(most, render.calls);
      return { frames, shadows, calls: render.calls, most, triangles: render.triangles, ...memory };
    },
    close() {
      for (const mesh of meshes.values()) {
        mesh.geometry.dispose();
        mesh.material.dispose();
      }
      lines.geometry.dispose();
      lines.material.dispose();
      for (const texture of textures.values()) texture.dispose();
      lights.close();
      renderer.dispose();
      renderer.forceContextLoss();
    },
  };
}

function geometryOf({ position, normal, colour, uv }: Soup): BufferGeometry {
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(position, 3));
  geometry.setAttribute('normal', new Float32BufferAttribute(normal, 3));
  geometry.setAttribute('color', new Float32BufferAttribute(colour, 4));
  geometry.setAttribute('uv', new Float32BufferAttribute(uv, 2));
  return geometry;
}

function materialOf({ lit, order, through, thin, cut, over }: Layer): MeshBasicMaterial | MeshLambertMaterial {
  const material = lit ? new MeshLambertMaterial() : new MeshBasicMaterial();
  const settings: Partial<Material> = {
    vertexColors: true,
    side: DoubleSide,
    transparent: order !== undefined,
    depthTest: !over,
    depthWrite: !thin,
    depthFunc: through ? GreaterDepth : LessEqualDepth,
    alphaTest: cut ? 0.12 : 0,
    toneMapped: false,
  };
  return Object.assign(material, settings);
}

/** The sun, the only one that casts shadows; the sky; and some light from whoever looks. */
function lightsOf(shadows: number) {
  const sky = new HemisphereLight();
  const sun = new DirectionalLight();
  const fill = new DirectionalLight();
  sun.position.set(-15, 27, -17);
  sun.castShadow = true;
  sun.shadow.mapSize.set(shadows, shadows);
  sun.shadow.bias = -0.0008;
  sun.shadow.normalBias = 0.03;
  Object.assign(sun.shadow.camera, { left: -27, right: 27, top: 27, bottom: -27, near: 1, far: 80 });
  sun.shadow.camera.updateProjectionMatrix();
  return {
    all: [sky, sun, sun.target, fill, fill.target],
    set({ isLight }: Palette) {
      sky.color.set(isLight ? '#ffffff' : '#c6d8e6');
      sky.groundColor.set(isLight ? '#b9c6cf' : '#0d161d');
      sky.intensity = isLight ? 2.15 : 1.95;
      sun.intensity = isLight ? 1.7 : 2.9;
      fill.intensity = isLight ? 0.35 : 1;
    },
    from({ back }: Lens) {
      fill.position.set(20 * back[0], 20 * back[1] + 4, 20 * back[2]);
    },
    close() {
      sun.shadow.dispose();
      sun.dispose();
      fill.dispose();
      sky.dispose();
    },
  };
}
